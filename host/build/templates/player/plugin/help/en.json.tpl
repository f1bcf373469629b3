{
  "{{id}}.help.list.purpose": "Watch and read the films, recordings and documents of your school.",
  "{{id}}.help.list.step.1": "Find it under “[[{{id}}.file]]”.",
  "{{id}}.help.list.step.2": "Choose its name to open it.",
  "{{id}}.help.list.step.3": "Go back to the list when you are done."
}
