{
  "{{id}}.help.list.purpose": "本校老师一起维护的一份清单。",
  "{{id}}.help.list.step.1": "用“[[{{id}}.kind]]”筛选，或搜索标题。",
  "{{id}}.help.list.step.2": "点“[[{{id}}.add]]”，填“[[{{id}}.title]]”，选类型。",
  "{{id}}.help.list.step.3": "点自己添加的一条，可以修改。"
}
