{
  "{{id}}.help.report.purpose": "看本校在一段时间里的数字。",
  "{{id}}.help.report.step.1": "用“[[{{id}}.days]]”选一段时间。",
  "{{id}}.help.report.step.2": "图和表显示的是同样的“[[{{id}}.count]]”。",
  "{{id}}.help.report.step.3": "点“[[{{id}}.print]]”，或导出 Excel。"
}
